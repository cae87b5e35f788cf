import { GiftBuy } from '../../features/giftcard/index.ts'
import { Charged } from '../../features/payment/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/giftBuy`: buys a gift card, for the guest or a friend. */
export function Page() {
  const query = new URLSearchParams(useSearch())
  return (
    <GiftBuy
      choice={{
        programId: query.get('programId'),
        designId: query.get('designId'),
        amount: Number(query.get('amount') ?? 0),
      }}
      onBought={({ orderId }) => go(`/orderConfirmPay?orderId=${orderId}&payFor=giftcard`)}
      renderCharged={(input, part) => <Charged {...input}>{part}</Charged>}
      renderPage={(content, bottom) => (
        <Screen title={t('title.giftBuy')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
