export const LINK = 'text-brand-text underline underline-offset-4 hover:decoration-2';
