import { showDate, showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import type { Bill, BillItem, BillRound } from './api.ts'
import styles from './bill.module.css'
import { chosenBy, nameOf, personOf } from './people.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const stateText = ({ state }: BillRound): string => {
  if (state === 'ready') return t('order.step.ready1100')
  return state === 'completed' ? t('order.step.completed1100') : t(`order.state.${state}`)
}

/** One round: sender, time, state and dishes per person; one's own of a paid bill leads to its order, to request a refund. */
export const Round = ({ bill, round }: { bill: Bill; round: BillRound }) => (
  <TitledPanel
    title={t('bill.round', { number: round.round })}
    end={
      <Text as="span" kind="accent" size={13} weight={600} className={styles.state}>
        {stateText(round)}
      </Text>
    }
  >
    <Text kind="hint">
      {t('bill.sentBy', {
        name: nameOf(bill, round.by, round.mine),
        time: showDate(round.createdAt, 'time', bill.timeZone),
      })}
    </Text>
    <Stack as="ul">
      {round.lines.map(item => (
        <Row key={item.itemKey} as="li" gap={10} align="start">
          <Item bill={bill} item={item} />
        </Row>
      ))}
    </Stack>
    {bill.state === 'paid' && round.mine && (
      <div>
        <LinkButton kind="secondary" size="small" to={`/orderDetail?orderId=${round.orderId}`}>
          {t('order.details')}
        </LinkButton>
      </div>
    )}
  </TitledPanel>
)

/** A dish with the person it belongs to. */
export function Item({ bill, item }: { bill: Bill; item: BillItem }) {
  const { quantity, displayName, detail, amount, taken, by, mine, giftOf } = item
  const person = personOf(bill, by)
  return (
    <>
      {person && <Avatar name={personName(person)} look={person.avatar} />}
      <Stack as="span" gap={2} className={styles.words}>
        <span>
          <Text as="span" kind="accent" weight={600} figures>
            {showNumber(quantity)} ×
          </Text>{' '}
          {displayName}
        </span>
        {detail && (
          <Text as="span" kind="hint">
            {detail}
          </Text>
        )}
        {giftOf !== undefined && (
          <Text as="span" kind="hint">
            {t('cart.gift')}
          </Text>
        )}
        {(person || mine) && bill.persons.length > 0 && (
          <Text as="span" kind="hint">
            {chosenBy(bill, item)}
          </Text>
        )}
        {taken && bill.state === 'open' && (
          <Text as="span" kind="success" size={13}>
            {t('bill.taken')}
          </Text>
        )}
      </Stack>
      <span className={styles.amount}>{showMoney(amount, bill.currency)}</span>
    </>
  )
}
