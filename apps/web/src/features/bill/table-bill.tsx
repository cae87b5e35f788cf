import { HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import { localize, showMoney, joinWithComma, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import type { Bill, BillQuery } from './api.ts'
import styles from './bill.module.css'
import { AmountDue } from './amount-due.tsx'
import { BillOffers, type BillOffersProps } from './offers.tsx'
import { OneBill } from './one-bill.tsx'
import { OwnOpenPart, ownOpenPart, Parts } from './parts.tsx'
import { Round } from './round.tsx'
import { menuPath, splitPath } from './bill-paths.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface TableBillProps {
  input: BillQuery
  /** Unsent content of the table's cart, supplied by the page. */
  unsent?: ReactNode
  /** Button that calls the staff to the table. */
  renderCall?: (bill: Bill) => ReactNode
  /** The promotions that can be chosen, from the order feature. */
  renderOffers: BillOffersProps['renderOffers']
  renderPage: (parts: { children: ReactNode; bottom?: ReactNode }) => ReactNode
}

/** `/orderConfirm` of a table that pays at the end: rounds, people, parts and the remaining amount. ORDER-3 */
export const TableBill = ({ input, unsent, renderCall, renderOffers, renderPage }: TableBillProps) => (
  <OneBill
    input={input}
    renderMissing={children =>
      renderPage({
        children: (
          <>
            {unsent}
            {children}
          </>
        ),
      })
    }
  >
    {(bill, refresh) =>
      renderPage({
        children: (
          <Stack gap={14}>
            <Text kind="quiet">
              {localize(bill.shopName)} ·{' '}
              {joinWithComma(bill.tables.map(({ tableName }) => t('order.table', { name: tableName })))}
            </Text>
            <AmountDue bill={bill} />
            <Own bill={bill} />
            {bill.state === 'open' && unsent}
            <Parts bill={bill} onOver={refresh} />
            {bill.rounds.map(round => (
              <Round key={round.orderId} bill={bill} round={round} />
            ))}
            <BillOffers bill={bill} renderOffers={renderOffers} />
            {bill.rounds.length > 0 && <Totals bill={bill} />}
            {bill.state === 'open' && renderCall?.(bill)}
          </Stack>
        ),
        bottom: <Onward bill={bill} />,
      })
    }
  </OneBill>
)

function Own({ bill }: { bill: Bill }) {
  const part = ownOpenPart(bill)
  if (part) return <OwnOpenPart bill={bill} part={part} />
  if (bill.state === 'open' && !bill.pays)
    return (
      <Row as="p" gap={10} className={styles.note}>
        <HandCoins aria-hidden="true" />
        {t('bill.withStaff')}
      </Row>
    )
  return null
}

function Onward({ bill }: { bill: Bill }) {
  const { billId, state, pays, restAmount, currency } = bill
  if (state !== 'open')
    return (
      <nav aria-label={t('order.myOrders')}>
        <LinkButton wide size="large" to="/orderList">
          {t('order.myOrders')}
        </LinkButton>
      </nav>
    )
  const toPay = pays && restAmount > 0 && !ownOpenPart(bill)
  return (
    <Row as="nav" gap={10} wrap align="stretch" className={styles.onward} aria-label={t('title.orderConfirmPay')}>
      <LinkButton wide size="large" kind={toPay ? 'secondary' : 'primary'} to={menuPath(bill)}>
        {t('bill.more')}
      </LinkButton>
      {toPay && (
        <LinkButton wide size="large" to={splitPath(billId)}>
          {t('bill.pay', { amount: showMoney(restAmount, currency) })}
        </LinkButton>
      )}
    </Row>
  )
}

/** Lines of the total over all rounds. */
const Totals = ({ bill: { totals, totalAmount, currency } }: { bill: Bill }) => (
  <TitledPanel title={t('bill.altogether')}>
    <Stack as="ul">
      {totals.map(({ kind, name, amount }) => (
        <Row key={`${kind} ${JSON.stringify(name)}`} as="li" align="baseline" justify="between" className={styles.sum}>
          <span>{totalName(kind, localize(name))}</span>
          <span className={styles.amount}>{(amount < 0 ? showSignedMoney : showMoney)(amount, currency)}</span>
        </Row>
      ))}
      <Row as="li" align="baseline" justify="between" className={styles.all}>
        <span>{t('cart.total')}</span>
        <span className={styles.amount}>{showMoney(totalAmount, currency)}</span>
      </Row>
    </Stack>
  </TitledPanel>
)

function totalName(kind: string, name: string): string {
  const own = name || t(`cart.total.${kind}` as 'cart.total.items')
  return kind === 'taxIncluded' ? t('cart.included', { name: own }) : own
}
