export function AuthDialog() {
  return null;
}
