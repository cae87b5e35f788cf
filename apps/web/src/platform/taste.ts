import { keep, recallText } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'
export type TextSize = 'normal' | 'large' | 'largest'

const factors: Record<TextSize, string> = { normal: '1', large: '1.15', largest: '1.3' }

export const themeChosen = (): Theme => (recallText('theme') as Theme | undefined) ?? 'system'
export const textSizeChosen = (): TextSize => (recallText('textSize') as TextSize | undefined) ?? 'normal'

/** Light or dark, and how large words are, as this guest likes it on this phone. */
export function applyTaste(): void {
  const root = document.documentElement
  const theme = themeChosen()
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
  root.style.setProperty('--text-size', factors[textSizeChosen()] ?? '1')
}

export function chooseTheme(theme: Theme): void {
  keep('theme', theme)
  applyTaste()
}

export function chooseTextSize(size: TextSize): void {
  keep('textSize', size)
  applyTaste()
}
