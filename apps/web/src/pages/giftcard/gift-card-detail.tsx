import { GiftCardView } from '../../features/giftcard/index.ts'
import { useWallets, WalletButtons } from '../../features/pass/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/giftCardDetail`: one of the guest's gift cards. */
export function Page() {
  const cardId = new URLSearchParams(useSearch()).get('cardId') ?? ''
  const wallets = useWallets()
  return (
    <Screen title={t('title.giftCardDetail')}>
      <GiftCardView
        key={cardId}
        cardId={cardId}
        onGiven={() => go('/historicalGift?kind=sent', { replace: true })}
        wallet={<WalletButtons wallets={wallets} passType="GIFT_CARD" id={cardId} />}
      />
    </Screen>
  )
}
