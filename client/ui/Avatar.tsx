interface AvatarProps {
  name: string;
  src?: string | null;
  className?: string;
}

/** Decorative: the name is shown beside it or labels its container. */
export function Avatar({ name, src, className = 'size-7 text-[11px]' }: AvatarProps) {
  const shape = `inline-grid shrink-0 place-items-center rounded-full ${className}`;
  if (src) return <img src={src} alt="" className={`${shape} object-cover`} />;

  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={`${shape} bg-brand-wash leading-none font-semibold text-brand-text before:content-[attr(data-initials)]`}
    />
  );
}

/** Two letters of a name written with letters, the last two characters of a Chinese one, as people there abbreviate. */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join('');

  const words = trimmed.split(/[\s._-]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...trimmed];
  return letters.slice(0, 2).join('').toLocaleUpperCase();
}
