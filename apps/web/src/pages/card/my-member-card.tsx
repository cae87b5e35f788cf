import { MyCard } from '../../features/card/index.ts'
import { useWallets, WalletButtons } from '../../features/pass/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/myMemberCard`: the card with number, expiry, stores and actions. CARD-1 */
export function Page() {
  const wallets = useWallets()
  return (
    <Screen title={t('title.myMemberCard')}>
      <MyCard renderWallet={id => <WalletButtons wallets={wallets} passType="MEMBER_CARD" id={id} />} />
    </Screen>
  )
}
