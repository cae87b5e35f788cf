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

/** Applies a theme over the published one, whose own style sheet is taken out. */
async function apply({ style, shade }: Edited): Promise<void> {
  const texts = await loadLooks()
  const all = { ...startup()?.style, ...style }
  document.documentElement.dataset['theme'] = shade
  const published = document.getElementById('theme')
  if (published instanceof HTMLStyleElement) published.media = 'not all'
  const css =
    themeCss(all) +
    themeSheets(all)
      .map(name => texts[name] ?? '')
      .join('')
  sheet.replaceSync(css)
}

/** Shows the theme the console edits, in a frame of it: taken from the window around this one, of the same origin, alone. DECO-4 */
export function previewTheme(): void {
  if (window.parent === window) return
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== window.parent || data?.kind !== 'decoration.theme') return
    void apply(data as Edited)
  })
  window.parent.postMessage({ kind: 'decoration.ready' }, location.origin)
}
