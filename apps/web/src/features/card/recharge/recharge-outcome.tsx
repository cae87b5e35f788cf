import { Clock, FileText, Undo2, Wallet } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Done } from '../../../ui/feedback/done.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { List, ListRow } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { useCards } from '../api.ts'
import { bonusText } from './bonus-text.ts'
import { CardFace } from '../face/card-face.tsx'
import styles from '../card.module.css'
import { type Recharge, rulesPath, useRecharge } from '../value/value-api.ts'
import { CardQuery } from '../card-query.tsx'

interface RechargeOutcomeProps {
  rechargeId: string
  /** Path of the screen the recharge was started from. NAV-8 */
  back: string | undefined
}

/** Result of a recharge. CARD-3 */
export const RechargeOutcome = ({ rechargeId, back }: RechargeOutcomeProps) => (
  <CardQuery of={useRecharge(rechargeId)} heights={[150, 196, 52]}>
    {recharge =>
      recharge.state === 'awaitingPayment' ? (
        <EmptyState
          icon={<Clock />}
          title={titleOf(recharge)}
          actions={
            <LinkButton to={`/orderConfirmPay?orderId=${rechargeId}&payFor=recharge`}>{t('card.payNow')}</LinkButton>
          }
        />
      ) : (
        <Stack gap={14}>
          {recharge.state === 'paid' ? (
            <Paid recharge={recharge} />
          ) : (
            <EmptyState icon={<Undo2 />} title={titleOf(recharge)} />
          )}
          <LinkButton wide size="large" to={back ?? '/currentBalance'}>
            {t(back ? 'card.goOn' : 'card.balance')}
          </LinkButton>
          <More recharge={recharge} balance={back !== undefined} />
        </Stack>
      )
    }
  </CardQuery>
)

const titleOf = ({ state, amount, currency }: Recharge): string =>
  t(`card.recharge.${state}`, { amount: showMoney(amount, currency) })

/** The amount, the new balance, read again because the recharge changed it, and the card it is on. */
function Paid({ recharge }: { recharge: Recharge }) {
  const { brought, cardId, currency } = recharge
  const { data, isFetching } = useCards({ fresh: true })
  const card = data?.cards.find(one => one.cardId === cardId)
  return (
    <>
      <Done title={titleOf(recharge)}>
        {card && (
          <p className={styles.newBalance} aria-busy={isFetching}>
            {t('card.newBalance')}
            <strong>{isFetching ? '…' : showMoney(card.balance, card.currency)}</strong>
          </p>
        )}
        {brought && <p>{t('card.onTop', { gift: bonusText(brought, currency) })}</p>}
      </Done>
      {card && <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo} />}
    </>
  )
}

interface MoreProps {
  recharge: Recharge
  /** Whether the balance is listed: it has no button of its own. */
  balance: boolean
}

const More = ({ recharge: { rechargeId, refunds, programId, versionId }, balance }: MoreProps) => (
  <List>
    {balance && <ListRow icon={<Wallet />} title={t('card.balance')} to="/currentBalance" />}
    <ListRow icon={<FileText />} title={t('card.rulesOfThis')} to={rulesPath(programId, versionId)} />
    {refunds.length > 0 && (
      <ListRow icon={<Undo2 />} title={t('title.refundDetail')} to={`/refundDetail?rechargeId=${rechargeId}`} />
    )}
  </List>
)
