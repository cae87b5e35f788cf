import type { MessageKey } from '@comanda/messages'
import { showMoney, t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { typedAmount } from '../../forms/fields/typed-amount.ts'
import { TypedAmountField } from '../../forms/fields/typed-amount-field.tsx'
import { type Paying, unpaidDishes, unpaidSeats } from './bill-split.ts'
import type { Bill } from './queries.ts'

const MAX_WAYS = 30

const ways: Record<Paying['by'], { text: MessageKey; start: (bill: Bill) => Paying }> = {
  rest: { text: 'till.rest', start: () => ({ by: 'rest' }) },
  items: { text: 'till.items', start: () => ({ by: 'items', keys: [] }) },
  seats: { text: 'till.seats', start: () => ({ by: 'seats', seats: [] }) },
  evenly: { text: 'till.evenly', start: ({ evenly }) => ({ by: 'evenly', ways: evenly?.ways ?? 2 }) },
  amount: { text: 'till.amount', start: () => ({ by: 'amount', amount: undefined }) },
}

interface SplitProps {
  bill: Bill
  paying: Paying
  onPaying: (paying: Paying) => void
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one]

interface DishProps {
  bill: Bill
  legend: string
  keys: readonly string[]
  onKeys: (keys: string[]) => void
}

/** The unpaid dishes as checkboxes. */
export const DishChecks = ({ bill, legend, keys, onKeys }: DishProps) => (
  <CheckGroup legend={legend}>
    {unpaidDishes(bill).map(({ key, name, quantity, amount }) => (
      <Check
        key={key}
        checked={keys.includes(key)}
        onChange={() => onKeys(toggled(keys, key))}
        end={showMoney(amount, bill.currency)}
      >
        {quantity > 1 && `${quantity} × `}
        <bdi>{name}</bdi>
      </Check>
    ))}
  </CheckGroup>
)

/** The seats with unpaid dishes; dishes for the table are a seat of their own. COUNTER-2 */
const Seats = ({ bill, seats, onPaying }: Omit<SplitProps, 'paying'> & { seats: readonly number[] }) => (
  <CheckGroup legend={t('till.seats')}>
    {unpaidSeats(bill).map(({ seat, amount }) => (
      <Check
        key={seat}
        checked={seats.includes(seat)}
        onChange={() => onPaying({ by: 'seats', seats: toggled(seats, seat) })}
        end={showMoney(amount, bill.currency)}
      >
        {seat === 0 ? t('till.noSeat') : t('till.seat', { count: seat })}
      </Check>
    ))}
  </CheckGroup>
)

/** The number of equal shares, and which of them is paid now. */
function Shares({ bill, count, onPaying }: Omit<SplitProps, 'paying'> & { count: number }) {
  const taken = bill.evenly?.ways === count ? bill.evenly.taken : 0
  const set = (next: number) => onPaying({ by: 'evenly', ways: Math.min(MAX_WAYS, Math.max(2, next)) })
  return (
    <Row gap={12} wrap>
      <Text as="span">{t('till.ways')}</Text>
      <Stepper
        name={t('till.ways')}
        value={count}
        max={MAX_WAYS}
        onAdd={() => set(count + 1)}
        onTake={() => set(count - 1)}
      />
      <Text as="span" kind="quiet">
        {t('till.shareOf', { count: taken + 1, ways: count })}
      </Text>
    </Row>
  )
}

/** An amount that the guest names. */
function Amount({ bill, onPaying }: Omit<SplitProps, 'paying'>) {
  const [text, setText] = useState('')
  const amount = typedAmount(text, bill.currency)
  const tooMuch = amount !== undefined && amount > bill.restAmount
  return (
    <TypedAmountField
      label={t('till.chooseAmount', { symbol: bill.currency.currencySymbol })}
      error={tooMuch ? t('till.tooMuch', { amount: showMoney(bill.restAmount, bill.currency) }) : undefined}
      text={text}
      onText={next => {
        setText(next)
        onPaying({ by: 'amount', amount: typedAmount(next, bill.currency) })
      }}
    />
  )
}

/** Chooses what of a bill is paid: all, dishes, seats, an equal share, or an amount. PAY-15 */
export function SplitFields({ bill, paying, onPaying }: SplitProps) {
  const offered = (Object.keys(ways) as Paying['by'][]).filter(by => by !== 'seats' || unpaidSeats(bill).length > 0)
  return (
    <Stack gap={12}>
      <Row wrap gap={8} role="group" aria-label={t('till.split')}>
        {offered.map(by => (
          <Chip key={by} pressed={by === paying.by} onPress={() => onPaying(ways[by].start(bill))}>
            {t(ways[by].text)}
          </Chip>
        ))}
      </Row>
      {paying.by === 'items' && (
        <DishChecks
          bill={bill}
          legend={t('till.items')}
          keys={paying.keys}
          onKeys={keys => onPaying({ by: 'items', keys })}
        />
      )}
      {paying.by === 'seats' && <Seats bill={bill} seats={paying.seats} onPaying={onPaying} />}
      {paying.by === 'evenly' && <Shares bill={bill} count={paying.ways} onPaying={onPaying} />}
      {paying.by === 'amount' && <Amount bill={bill} onPaying={onPaying} />}
    </Stack>
  )
}
