import { GiftHistory, GiftOutcome } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/historicalGift`: gift cards bought and sent; with an order id, its result. */
export function Page() {
  const [search, saveSearch] = useSearchState()
  const query = new URLSearchParams(search)
  const orderId = query.get('orderId') ?? ''
  const back = encodeURIComponent(`/historicalGift?orderId=${orderId}`)
  return (
    <Screen title={t('title.historicalGift')}>
      {orderId === '' ? (
        <GiftHistory
          kind={query.get('kind') === 'sent' ? 'sent' : 'bought'}
          onKind={kind => saveSearch(`/historicalGift?kind=${kind}`)}
        />
      ) : (
        <GiftOutcome key={orderId} orderId={orderId} signIn={`/login?back=${back}`} />
      )}
    </Screen>
  )
}
