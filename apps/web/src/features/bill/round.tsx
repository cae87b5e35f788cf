import { showDate, showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import type { Bill, BillItem, BillRound } from './api.ts'
import styles from './bill.module.css'
import { chosenBy, nameOf, personOf } from './people.ts'

const stateWords = ({ state }: BillRound): string => {
  if (state === 'ready') return t('order.step.ready1100')
  return state === 'completed' ? t('order.step.completed1100') : t(`order.state.${state}`)
}

/** One round: who sent it, when, where it stands, and who chose what. */
export const Round = ({ bill, round }: { bill: Bill; round: BillRound }) => (
  <TitledPanel
    title={t('bill.round', { number: round.round })}
    end={<span className={styles.state}>{stateWords(round)}</span>}
  >
    <p className={styles.quiet}>
      {t('bill.sentBy', {
        name: nameOf(bill, round.by, round.mine),
        time: showDate(round.createdAt, 'time', bill.timeZone),
      })}
    </p>
    <ul className={styles.lines}>
      {round.lines.map(item => (
        <li key={item.itemKey} className={styles.line}>
          <Item bill={bill} item={item} />
        </li>
      ))}
    </ul>
  </TitledPanel>
)

/** A dish with who chose it. */
export function Item({ bill, item }: { bill: Bill; item: BillItem }) {
  const { quantity, displayName, detail, amount, taken, by, mine, giftOf } = item
  const person = personOf(bill, by)
  return (
    <>
      {person && <Avatar name={personName(person)} look={person.avatar} />}
      <span className={styles.words}>
        <span>
          <span className={styles.count}>{showNumber(quantity)} ×</span> {displayName}
        </span>
        {detail && <span className={styles.quiet}>{detail}</span>}
        {giftOf !== undefined && <span className={styles.quiet}>{t('cart.gift')}</span>}
        {(person || mine) && bill.persons.length > 0 && <span className={styles.quiet}>{chosenBy(bill, item)}</span>}
        {taken && bill.state === 'open' && <span className={styles.taken}>{t('bill.taken')}</span>}
      </span>
      <span className={styles.amount}>{showMoney(amount, bill.currency)}</span>
    </>
  )
}
