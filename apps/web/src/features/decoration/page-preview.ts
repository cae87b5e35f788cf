import type { DecorationPage } from '@comanda/contract/decoration'
import { useSyncExternalStore } from 'react'

/** The console shows the page it edits in a frame of this address; its storage keeps nothing. DECO-1 */
export const isPagePreview = /[?&]preview=pages(?:&|$)/.test(globalThis.location?.search) && window.parent !== window

interface Preview {
  page: DecorationPage
  /** The component that is selected in the editor. */
  selected?: string
}

let shown: Preview | undefined
const watchers = new Set<() => void>()

const post = (message: object): void => window.parent.postMessage(message, location.origin)

/** Takes pages from the console alone: the window around this one, of the same origin. DECO-4 */
function receive({ origin, source, data }: MessageEvent): void {
  if (origin !== location.origin || source !== window.parent || data?.kind !== 'decoration.page') return
  shown = data as Preview
  for (const watcher of watchers) watcher()
}

/** A tap selects the component in the editor and leads nowhere. */
function select(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
  const id = (event.target as Element | null)?.closest<HTMLElement>('[data-component]')?.dataset['component']
  if (id !== undefined) post({ kind: 'decoration.select', id })
}

if (isPagePreview) {
  addEventListener('message', receive)
  addEventListener('click', select, { capture: true })
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  if (watchers.size === 1 && isPagePreview) post({ kind: 'decoration.ready' })
  return () => void watchers.delete(watcher)
}

/** The page shown by the editor; undefined outside its frame. */
export const usePagePreview = (): Preview | undefined => useSyncExternalStore(subscribe, () => shown)
