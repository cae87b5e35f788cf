import type { Currency, Money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { methodTexts } from '../../platform/figure-texts.ts'
import tables from '../../ui/tables.module.css'
import type { Shift } from './queries.ts'

interface ShiftProps {
  shift: Shift
  currency: Currency
  timeZone: string
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)

/** What should be in the drawer, line by line, and what was counted. */
function CashTable({ shift, currency, timeZone }: ShiftProps) {
  const show = (amount: Money) => showMoney(amount, currency)
  return (
    <table className={classNames(tables.table, tables.figures)}>
      <caption className={tables.caption}>{t('drawer.cash')}</caption>
      <tbody>
        <Line name={t('drawer.float')}>{show(shift.floatAmount)}</Line>
        <Line name={t('drawer.taken')}>{show(shift.cashTaken)}</Line>
        <Line name={t('drawer.returned')}>{show(shift.cashReturned)}</Line>
        {shift.moves.map(({ amount, reason, by, at }) => (
          <Line
            key={`${at} ${reason}`}
            name={
              <>
                <bdi>{reason}</bdi>{' '}
                <span className={tables.quiet}>
                  <bdi>{by}</bdi> · {clockAt(at, timeZone)}
                </span>
              </>
            }
          >
            {show(amount)}
          </Line>
        ))}
        <Line name={<b>{t('drawer.expected')}</b>}>
          <b>{show(shift.expectedAmount)}</b>
        </Line>
        {shift.closed && <Line name={t('drawer.counted')}>{show(shift.closed.countedAmount)}</Line>}
        {shift.closed && (
          <Line name={<b>{t('drawer.difference')}</b>}>
            <b className={shift.closed.difference === 0 ? tables.good : tables.bad}>{show(shift.closed.difference)}</b>
          </Line>
        )}
      </tbody>
    </table>
  )
}

/** The money of a shift by method, and what each person took, with tips. */
function SalesTables({ shift, currency }: Omit<ShiftProps, 'timeZone'>) {
  if (shift.methods.length === 0) return <Text kind="quiet">{t('drawer.noSales')}</Text>
  const nameOf = (method: string) => {
    const text = methodTexts[method]
    return text ? t(text) : method
  }
  return (
    <>
      <table className={classNames(tables.table, tables.figures)}>
        <caption className={tables.caption}>{t('report.means')}</caption>
        <tbody>
          {shift.methods.map(({ method, amount }) => (
            <Line key={method} name={nameOf(method)}>
              {showMoney(amount, currency)}
            </Line>
          ))}
        </tbody>
      </table>
      <table className={classNames(tables.table, tables.figures)}>
        <caption className={tables.caption}>{t('drawer.staff')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('drawer.person')}</th>
            <th scope="col">{t('drawer.sales')}</th>
            <th scope="col">{t('counter.tip')}</th>
          </tr>
        </thead>
        <tbody>
          {shift.staff.map(({ name, amount, tips }) => (
            <tr key={name}>
              <th scope="row">{name === '' ? t('drawer.returned') : <bdi>{name}</bdi>}</th>
              <td>{showMoney(amount, currency)}</td>
              <td>{showMoney(tips, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface CardProps extends ShiftProps {
  onMove: () => void
  onClose: () => void
}

/** A drawer: who opened and closed it, its cash, and what was taken. TILL-1 */
export function ShiftCard({ shift, currency, timeZone, onMove, onClose }: CardProps) {
  const { drawer, openedBy, openedAt, closed } = shift
  return (
    <Stack as="section" gap={12} aria-label={drawer}>
      <Row wrap gap={12} justify="between">
        <div>
          <h3>
            <bdi>{drawer}</bdi>
          </h3>
          <Text kind="quiet">
            {t('drawer.openedBy', { name: openedBy, time: clockAt(openedAt, timeZone) })}
            {closed && ` · ${t('drawer.closedBy', { name: closed.by, time: clockAt(closed.at, timeZone) })}`}
            {closed?.note && ` · ${closed.note}`}
          </Text>
        </div>
        {!closed && (
          <Row gap={8} wrap>
            <Button kind="secondary" onClick={onMove}>
              {t('drawer.move')}
            </Button>
            <Button onClick={onClose}>{t('drawer.close')}</Button>
          </Row>
        )}
      </Row>
      <div className={tables.groups}>
        <CashTable shift={shift} currency={currency} timeZone={timeZone} />
        <SalesTables shift={shift} currency={currency} />
      </div>
    </Stack>
  )
}
