import { CircleCheck, Clock, Undo2 } from 'lucide-react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useCards } from './api.ts'
import { bonusText } from './bonus-text.ts'
import styles from './card.module.css'
import { type Recharge, rulesPath, useRecharge } from './value-api.ts'
import { CardQuery } from './card-query.tsx'

const icons = { awaitingPayment: <Clock />, paid: <CircleCheck />, returned: <Undo2 /> }

interface RechargeOutcomeProps {
  rechargeId: string
  /** Path of the screen the recharge was started from. NAV-8 */
  back: string | undefined
}

/** Result of a recharge. CARD-3 */
export const RechargeOutcome = ({ rechargeId, back }: RechargeOutcomeProps) => (
  <CardQuery of={useRecharge(rechargeId)} heights={[260]}>
    {recharge => (
      <EmptyState
        icon={icons[recharge.state]}
        title={t(`card.recharge.${recharge.state}`, { amount: showMoney(recharge.amount, recharge.currency) })}
        actions={
          recharge.state === 'awaitingPayment' ? (
            <LinkButton to={`/orderConfirmPay?orderId=${rechargeId}&payFor=recharge`}>{t('card.payNow')}</LinkButton>
          ) : (
            <>
              {back && <LinkButton to={back}>{t('card.goOn')}</LinkButton>}
              {recharge.refunds.length > 0 && (
                <LinkButton kind="secondary" to={`/refundDetail?rechargeId=${rechargeId}`}>
                  {t('title.refundDetail')}
                </LinkButton>
              )}
              <LinkButton kind="secondary" to={rulesPath(recharge.programId, recharge.versionId)}>
                {t('card.rulesOfThis')}
              </LinkButton>
              <LinkButton kind={back ? 'secondary' : 'primary'} to="/currentBalance">
                {t('card.balance')}
              </LinkButton>
            </>
          )
        }
      >
        {recharge.state === 'paid' && <NewBalance recharge={recharge} />}
        {broughtText(recharge)}
      </EmptyState>
    )}
  </CardQuery>
)

/** Balance of the card after the recharge, read again because the recharge changed it. */
function NewBalance({ recharge: { cardId } }: { recharge: Recharge }) {
  const { data, isFetching } = useCards({ fresh: true })
  const card = data?.cards.find(one => one.cardId === cardId)
  if (!card) return null
  return (
    <p className={styles.newBalance} aria-busy={isFetching}>
      {t('card.newBalance')}
      <strong>{isFetching ? '…' : showMoney(card.balance, card.currency)}</strong>
    </p>
  )
}

const broughtText = ({ state, brought, currency }: Recharge): string =>
  state === 'paid' && brought ? t('card.onTop', { gift: bonusText(brought, currency) }) : ''
