import { Recharge, RechargeOutcome, RechargeRules } from '../../features/card/index.ts'
import { Charged, FeeOnTop } from '../../features/payment/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/cardRecharge`: the amounts to recharge; with `rechargeId` the result of one, and the link back; with `rules` a program's rules. CARD-3, NAV-8 */
export function Page() {
  const search = new URLSearchParams(useSearch())
  const rechargeId = search.get('rechargeId')
  const rules = search.get('rules')
  if (rules)
    return (
      <Screen title={t('card.rules')}>
        <RechargeRules id={rules} versionId={search.get('version') ?? undefined} />
      </Screen>
    )
  return (
    <Screen title={t('title.cardRecharge')}>
      {rechargeId ? (
        <RechargeOutcome rechargeId={rechargeId} back={returnRoute('charge')} />
      ) : (
        <Recharge
          onPay={made => go(`/orderConfirmPay?orderId=${made}&payFor=recharge`)}
          renderFee={input => <FeeOnTop {...input} />}
          renderCharged={(input, button) => <Charged {...input}>{button}</Charged>}
        />
      )}
    </Screen>
  )
}
