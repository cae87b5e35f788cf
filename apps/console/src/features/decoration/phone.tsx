import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ZONE } from './blocks.tsx'
import styles from './decoration.module.css'
import { useEditorFacts } from './facts.ts'
import { shownOf } from './page-data.ts'
import { selectedIdOf, usePuckState } from './puck-state.ts'
import type { Page } from './queries.ts'

const routes = { home: '/home', mine: '/mine', giftIndex: '/giftIndex', storeIndex: '/storeIndex' } as const

/** The address of the guest app that shows this page as it is edited. */
function addressOf({ pageType, decorationPageId: own, variant }: Page, shopId: number, corporationId: number): string {
  const decorationPageId = variant?.of ?? own
  const brand = `g=${corporationId}&preview=pages`
  // The end of an order's page has no page of its own: it is shown alone.
  if (pageType === 'custom' || pageType === 'theme' || pageType === 'status')
    return `/customDecorateH5?decorationPageId=${decorationPageId}&${brand}`
  const shop = pageType === 'storeIndex' ? `shopId=${shopId}&bizType=1300&` : ''
  return `${routes[pageType]}?${shop}${brand}`
}

/**
 * The guest app itself in a phone's frame, with the page that is edited: real components with real data. It takes the page from this
 * window alone, and a tap in it selects the component here. DECO-1, DECO-4
 */
export function Phone({ page }: { page: Page }) {
  const { shopId, corporationId } = useEditorFacts()
  const frame = useRef<HTMLIFrameElement>(null)
  const dispatch = usePuckState(state => state.dispatch)
  const content = usePuckState(state => state.appState.data.content)
  const selected = usePuckState(selectedIdOf)
  const show = useEffectEvent(() => {
    const message = { kind: 'decoration.page', page: shownOf(page), selected }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const choose = useEffectEvent((id: string) => {
    const index = content.findIndex(block => block.props['id'] === id)
    if (index >= 0) dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } })
  })
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind === 'decoration.ready') show()
      if (data?.kind === 'decoration.select' && typeof data.id === 'string') choose(data.id)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  useEffect(() => show(), [page, selected])
  return (
    <section className={styles.phoneColumn} aria-label={t('decor.preview')}>
      <div className={styles.phone}>
        <iframe ref={frame} title={t('decor.preview')} src={addressOf(page, shopId, corporationId)} />
      </div>
      {page.pageType === 'storeIndex' && <Text kind="hint">{t('decor.previewMenu')}</Text>}
    </section>
  )
}
