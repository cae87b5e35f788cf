const colors = new Map<string, string>()

/** Keeps the colours that came with a page. */
export function keepColors(ofPage: Readonly<Record<string, string>> = {}): void {
  for (const [path, color] of Object.entries(ofPage)) colors.set(path, color)
}

/** The colour of a picture of a decorated page until it has loaded, `rrggbb`. MENU-9 */
export const colorOf = (path: string): string | undefined => colors.get(path)
