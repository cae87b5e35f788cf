import { type ThemeStyle, themeCss, themeSheets } from '@comanda/domain/decoration'
import { startup } from './startup.ts'

interface Edited {
  kind: 'decoration.theme'
  style: ThemeStyle
  shade: 'light' | 'dark'
}

const sheet = new CSSStyleSheet()
let looks: Promise<Record<string, string>> | undefined

const loadLooks = () => (looks ??= fetch('/assets/looks.json', { cache: 'no-cache' }).then(answer => answer.json()))

/** Applies choices over the published theme, whose own style sheet is taken out. */
export async function showTheme(style: ThemeStyle = {}): Promise<void> {
  const texts = await loadLooks()
  const all = { ...startup()?.style, ...style }
  const published = document.getElementById('theme')
  if (published instanceof HTMLStyleElement) published.media = 'not all'
  // A phone has no scroll bar beside the page.
  const css =
    ':root{scrollbar-width:none}' +
    themeCss(all) +
    themeSheets(all)
      .map(name => texts[name] ?? '')
      .join('')
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Shows the theme the console edits, in a frame of it: taken from the window around this one, of the same origin, alone. DECO-4 */
export function previewTheme(): void {
  if (window.parent === window) return
  addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== window.parent || data?.kind !== 'decoration.theme') return
    const { style, shade } = data as Edited
    document.documentElement.dataset['theme'] = shade
    void showTheme(style)
  })
  window.parent.postMessage({ kind: 'decoration.ready' }, location.origin)
}
