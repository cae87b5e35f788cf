import { RechargeRefunds } from '../../features/card/index.ts'
import { OneRefund, RefundDetail } from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/refundDetail`: refunds of an order or a recharge. */
export function Page() {
  const query = new URLSearchParams(useSearch())
  const orderId = query.get('orderId') ?? ''
  const rechargeId = query.get('rechargeId') ?? ''
  return (
    <Screen title={t('title.refundDetail')}>
      {rechargeId === '' ? (
        <RefundDetail key={orderId} orderId={orderId} />
      ) : (
        <RechargeRefunds key={rechargeId} rechargeId={rechargeId}>
          {(refund, { rechargeNo, currency, timeZone }) => (
            <OneRefund
              key={refund.refundId}
              parts={[refund]}
              title={t('card.rechargeNo', { number: rechargeNo })}
              currency={currency}
              timeZone={timeZone}
            >
              <LinkButton kind="secondary" size="small" to="/cardHistory">
                {t('card.statement')}
              </LinkButton>
            </OneRefund>
          )}
        </RechargeRefunds>
      )}
    </Screen>
  )
}
