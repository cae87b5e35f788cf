import { themeVariables } from '@comanda/domain/decoration'

const dark = matchMedia('(prefers-color-scheme: dark)')

function paint(): void {
  const theme = themeVariables()
  const all = { ...theme.both, ...(dark.matches ? theme.dark : theme.light) }
  for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(name, value)
}

/** Dresses the console, by day and by night. */
export function startTheme(): void {
  paint()
  dark.addEventListener('change', paint)
}
