import { writeStored, readStoredText } from './device/storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const factors = { normal: '1', large: '1.15', largest: '1.3' } as const
export type TextSize = keyof typeof factors

/** The theme chosen on this phone. */
export function storedTheme(): Theme {
  const stored = readStoredText('theme')
  return THEMES.find(theme => theme === stored) ?? 'system'
}

/** The text size chosen on this phone. */
export function storedTextSize(): TextSize {
  const stored = readStoredText('textSize')
  return stored === 'large' || stored === 'largest' ? stored : 'normal'
}

/** Applies the stored theme and text size to the document. */
export function applyPreferences(): void {
  const root = document.documentElement
  const theme = storedTheme()
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
  root.style.setProperty('--text-size', factors[storedTextSize()])
}

/** Stores and applies a theme. */
export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme)
  applyPreferences()
}

/** Stores and applies a text size. */
export function chooseTextSize(size: TextSize): void {
  writeStored('textSize', size)
  applyPreferences()
}
