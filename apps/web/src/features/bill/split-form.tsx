import type { MessageKey } from '@comanda/messages'
import { showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import { Check, CheckGroup, Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import type { Bill } from './api.ts'
import styles from './bill.module.css'
import { chosenBy } from './people.ts'
import { amountOf, freeItems, MAX_WAYS, ownFirst, sharesOf, type SplitDraft } from './split.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface SplitFormProps {
  bill: Bill
  draft: SplitDraft
  onDraft: (change: Partial<SplitDraft>) => void
}

const splitKinds: { by: SplitDraft['by']; name: MessageKey; hint: MessageKey }[] = [
  { by: 'items', name: 'bill.by.items', hint: 'bill.by.itemsHint' },
  { by: 'evenly', name: 'bill.by.evenly', hint: 'bill.by.evenlyHint' },
  { by: 'amount', name: 'bill.by.amount', hint: 'bill.by.amountHint' },
  { by: 'rest', name: 'bill.by.rest', hint: 'bill.by.restHint' },
]

/** Choice of the part: the guest's dishes, an even share, an amount, or everything left. */
export function SplitForm({ bill, draft, onDraft }: SplitFormProps) {
  return (
    <Panel>
      <ChoiceGroup legend={t('bill.how')}>
        {splitKinds.map(({ by, name, hint }) => {
          const amount = by === 'amount' ? undefined : amountOf(bill, { ...draft, by })
          return (
            <Choice
              key={by}
              checked={draft.by === by}
              disabled={by === 'items' && freeItems(bill).length === 0}
              onChange={() => onDraft({ by })}
              detail={t(hint)}
              end={amount !== undefined && <span className={styles.amount}>{showMoney(amount, bill.currency)}</span>}
            >
              {t(name)}
            </Choice>
          )
        })}
      </ChoiceGroup>
      {draft.by === 'items' && <Dishes bill={bill} draft={draft} onDraft={onDraft} />}
      {draft.by === 'evenly' && <Ways bill={bill} draft={draft} onDraft={onDraft} />}
      {draft.by === 'amount' && <Amount bill={bill} draft={draft} onDraft={onDraft} />}
    </Panel>
  )
}

function Dishes({ bill, draft, onDraft }: SplitFormProps) {
  const toggle = (key: string, on: boolean) => {
    const others = draft.chosen.filter(one => one !== key)
    onDraft({ chosen: on ? [...others, key] : others })
  }
  return (
    <CheckGroup legend={t('bill.whichDishes')} note={t('bill.withTaxes')}>
      {ownFirst(bill).map(({ key, item }) => (
        <Check
          key={key}
          checked={draft.chosen.includes(key)}
          onChange={on => toggle(key, on)}
          detail={bill.persons.length > 0 ? chosenBy(bill, item) : undefined}
          end={<span className={styles.amount}>{showMoney(item.shareAmount, bill.currency)}</span>}
        >
          {showNumber(item.quantity)} × {item.displayName}
        </Check>
      ))}
    </CheckGroup>
  )
}

function Ways({ bill, draft, onDraft }: SplitFormProps) {
  const { evenly } = bill
  const evenSplit = evenly?.ways === draft.ways ? evenly : undefined
  return (
    <Stack gap={10}>
      <Row align="baseline" justify="between" className={styles.sum}>
        <span>{t('bill.ways')}</span>
        <Stepper
          name={t('bill.waysName')}
          value={draft.ways}
          min={2}
          max={MAX_WAYS}
          onAdd={() => onDraft({ ways: draft.ways + 1 })}
          onTake={() => onDraft({ ways: draft.ways - 1 })}
        />
      </Row>
      <Text kind="hint" aria-live="polite">
        {evenSplit
          ? t('bill.shareGoesOn', { taken: evenSplit.taken, ways: evenSplit.ways })
          : shareText(bill, draft.ways)}
      </Text>
    </Stack>
  )
}

/** Text of the amount each person pays, exact to the minor unit. ORDER-3 */
function shareText(bill: Bill, shares: number): string {
  const [more, less] = sharesOf(bill, shares).map(({ amount, count }) => ({
    count,
    amount: showMoney(amount, bill.currency),
  }))
  if (!more || !less) return t('bill.share', { amount: more?.amount ?? '', ways: shares })
  return t('bill.shareUneven', {
    count: more.count,
    amount: more.amount,
    others: less.count,
    less: less.amount,
    ways: shares,
  })
}

function Amount({ bill, draft, onDraft }: SplitFormProps) {
  const rest = showMoney(bill.restAmount, bill.currency)
  const wrong = draft.typed !== '' && amountOf(bill, draft) === undefined
  return (
    <Field
      label={t('bill.amount')}
      hint={t('bill.amountHint', { rest })}
      error={wrong && t('bill.amountWrong', { rest })}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={draft.typed}
        onChange={event => onDraft({ typed: event.target.value })}
      />
    </Field>
  )
}
