import { GiftHistory, GiftOutcome } from '../features/giftcard/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/historicalGift`: gift cards bought and sent; with an order of them, what became of it. */
export function Page() {
  const query = new URLSearchParams(useSearch())
  const orderId = query.get('orderId') ?? ''
  const back = encodeURIComponent(`/historicalGift?orderId=${orderId}`)
  return (
    <Screen title={t('title.historicalGift')}>
      {orderId === '' ? (
        <GiftHistory
          kind={query.get('kind') === 'sent' ? 'sent' : 'bought'}
          onKind={kind => go(`/historicalGift?kind=${kind}`, { replace: true })}
        />
      ) : (
        <GiftOutcome key={orderId} orderId={orderId} signIn={`/login?back=${back}`} />
      )}
    </Screen>
  )
}
