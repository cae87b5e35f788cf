import { locales } from '@comanda/messages'
import { t, showDate } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { HTMLInputTypeAttribute } from 'react'
import styles from './directory.module.css'
import type { Facts } from './queries.ts'
import type { TypedFilter } from './typed-filter.ts'

export interface FilterProps {
  facts: Facts
  typed: TypedFilter
  onTyped: (typed: TypedFilter) => void
}

type Key = keyof TypedFilter

/** Inputs that change one condition each. */
function inputsOf({ typed, onTyped }: FilterProps) {
  const put = (key: Key) => (value: string) => onTyped({ ...typed, [key]: value })
  return {
    text: (key: Key, label: string, type: HTMLInputTypeAttribute = 'text') => (
      <Field label={label}>
        <TextInput
          type={type}
          value={typed[key]}
          maxLength={60}
          {...(type === 'text' && key !== 'tags' && { inputMode: 'decimal' as const, dir: 'ltr' as const })}
          onChange={event => put(key)(event.target.value)}
        />
      </Field>
    ),
    choice: (key: Key, label: string, options: readonly (readonly [string, string])[]) => (
      <Field label={label}>
        <Select value={typed[key]} onChange={event => put(key)(event.target.value)}>
          <option value="">{t('members.any')}</option>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    ),
  }
}

const months = Array.from({ length: 12 }, (_, i) => i + 1)
const monthName = (month: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 15),
  )

type Inputs = ReturnType<typeof inputsOf>

/** Conditions on the card, the stores and the person. */
function PersonFilters({ facts, typed, choice, text }: Pick<FilterProps, 'facts' | 'typed'> & Inputs) {
  const programs = facts.programs.filter(one => typed.cardProgramId === '' || one.cardProgramId === typed.cardProgramId)
  const levels = programs.flatMap(program => program.levels)
  const shops = facts.shops.map(one => [String(one.shopId), one.shopName] as const)
  return (
    <>
      {choice(
        'cardProgramId',
        t('members.program'),
        facts.programs.map(one => [one.cardProgramId, one.name]),
      )}
      {choice(
        'levelId',
        t('members.level'),
        levels.map(one => [one.levelId, one.name]),
      )}
      {choice('visitedShopId', t('members.visited'), shops)}
      {choice('favouriteShopId', t('members.favouriteStore'), shops)}
      {choice(
        'language',
        t('members.language'),
        Object.values(locales).map(one => [one.id, one.name]),
      )}
      {choice('marketing', t('members.marketing'), [
        ['yes', t('members.marketingYes')],
        ['no', t('members.marketingNo')],
      ])}
      {choice(
        'birthdayMonth',
        t('members.birthdayMonth'),
        months.map(month => [String(month), monthName(month)]),
      )}
      {text('tags', t('members.tags'))}
    </>
  )
}

/** Every condition on members beside the search. CARD-11 */
export function FilterPanel(props: FilterProps) {
  const { facts, typed } = props
  const inputs = inputsOf(props)
  const { text, choice } = inputs
  const currency = facts.currencies.find(one => one.currencyCode === typed.currencyCode) ?? facts.currencies[0]
  const inMoney = (name: string) => (currency ? `${name} (${currency.currencySymbol})` : name)
  return (
    <div className={styles.filters}>
      <PersonFilters facts={facts} typed={typed} {...inputs} />
      {text('joinedFrom', t('members.joinedFrom'), 'date')}
      {text('joinedUntil', t('members.joinedUntil'), 'date')}
      {text('lastVisitFrom', t('members.lastVisitFrom'), 'date')}
      {text('lastVisitUntil', t('members.lastVisitUntil'), 'date')}
      {text('joinedWithinDays', t('members.joinedWithin'))}
      {text('visitedWithinDays', t('members.visitedWithin'))}
      {text('notVisitedForDays', t('members.notVisitedFor'))}
      {text('visitsLeast', t('members.visitsLeast'))}
      {text('visitsMost', t('members.visitsMost'))}
      {facts.currencies.length > 1 &&
        choice(
          'currencyCode',
          t('members.currency'),
          facts.currencies.map(one => [one.currencyCode, one.currencyCode]),
        )}
      {text('spendLeast', inMoney(t('members.spendLeast')))}
      {text('spendMost', inMoney(t('members.spendMost')))}
      {text('spendFrom', t('members.spendFrom'), 'date')}
      {text('spendUntil', t('members.spendUntil'), 'date')}
      {text('valueLeast', inMoney(t('members.valueLeast')))}
      {text('valueMost', inMoney(t('members.valueMost')))}
      {text('pointsLeast', t('members.pointsLeast'))}
      {text('pointsMost', t('members.pointsMost'))}
    </div>
  )
}

/** A day in the brand's format, in the time zone of the store. */
export const dayIn = (instant: string, timeZone: string): string => showDate(instant, 'date', timeZone)
