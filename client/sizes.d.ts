export const SIZES: Record<string, string>;
export function written(css: string): string;
