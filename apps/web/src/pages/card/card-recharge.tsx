import { Recharge, RechargeOutcome } from '../../features/card/index.ts'
import { Charged, FeeOnTop } from '../../features/payment/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/cardRecharge`: the amounts to recharge; with `rechargeId` the result of one, and the link back. CARD-3, NAV-8 */
export function Page() {
  const rechargeId = new URLSearchParams(useSearch()).get('rechargeId')
  return (
    <Screen title={t('title.cardRecharge')}>
      {rechargeId ? (
        <RechargeOutcome rechargeId={rechargeId} back={returnRoute('charge')} />
      ) : (
        <Recharge
          onPay={made => go(`/orderConfirmPay?orderId=${made}&payFor=recharge`)}
          renderFee={ask => <FeeOnTop {...ask} />}
          renderCharged={(ask, button) => <Charged {...ask}>{button}</Charged>}
        />
      )}
    </Screen>
  )
}
