import { keep, recallText } from './storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const factors = { normal: '1', large: '1.15', largest: '1.3' } as const
export type TextSize = keyof typeof factors

/** The theme the guest chose on this phone. */
export function themeChosen(): Theme {
  const kept = recallText('theme')
  return THEMES.find(theme => theme === kept) ?? 'system'
}

/** How large the guest wants words on this phone. */
export function textSizeChosen(): TextSize {
  const kept = recallText('textSize')
  return kept === 'large' || kept === 'largest' ? kept : 'normal'
}

/** Light or dark, and how large words are, as this guest likes it on this phone. */
export function applyTaste(): void {
  const root = document.documentElement
  const theme = themeChosen()
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
  root.style.setProperty('--text-size', factors[textSizeChosen()])
}

/** Keeps a theme, and shows it. */
export function chooseTheme(theme: Theme): void {
  keep('theme', theme)
  applyTaste()
}

/** Keeps a size of words, and shows it. */
export function chooseTextSize(size: TextSize): void {
  keep('textSize', size)
  applyTaste()
}
