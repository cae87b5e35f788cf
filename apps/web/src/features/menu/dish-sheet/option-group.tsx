import type { Currency } from '@comanda/domain/money'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { Check, CheckGroup, Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { DishPicture } from '../dish/dish-picture.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { SelectMode } from './choose.ts'
import styles from './option-group.module.css'
import type { GroupView, OptionView } from './option-views.ts'

/** Text of the number of options required. MENU-2 */
function groupText({ min, max }: Pick<GroupView, 'min' | 'max'>): string {
  if (max > 0 && min === max) return t('menu.chooseExactly', { count: min })
  if (min > 0 && max > min) return t('menu.chooseBetween', { min, max })
  if (min > 0) return t('menu.quantityMin', { count: min })
  return max > 0 ? t('menu.chooseUpTo', { max }) : t('menu.chooseAny')
}

interface OptionGroupProps {
  group: GroupView
  currency: Currency
  /** Whether prices are total prices instead of additions (units). */
  whole?: boolean
  countOf: (id: string) => number
  onSet: (id: string, quantity: number, mode: SelectMode) => void
  error?: string | undefined
  /** Content below a selected option: the options of a nested dish. */
  under?: (id: string) => ReactNode
}

const priceText = (option: OptionView, currency: Currency, whole: boolean | undefined): string => {
  if (whole) return showMoney(option.price, currency)
  return option.price === 0 ? '' : showSignedMoney(option.price, currency)
}

/** Limits of a group shown as chips: more or longer options are rows. */
const CHIPS_MOST = 6
const CHIP_LETTERS = 18

/** Whether a group is shown as chips: few short options that are chosen once, without pictures. */
export const isAsChips = ({ options }: Pick<GroupView, 'options'>): boolean =>
  options.length <= CHIPS_MOST &&
  options.every(({ name, max, dish }) => max === 1 && !dish?.picture && name.length <= CHIP_LETTERS)

/** Whether the options of a group are counted: one kind of control for all of them. */
const isCounted = ({ max, options }: GroupView): boolean => max !== 1 && options.some(option => option.max !== 1)

const modeOf = ({ max }: GroupView): SelectMode => (max === 1 ? 'one' : 'several')

/** A group of options in the form its rule requires: single, multiple or counted. MENU-2 */
export function OptionGroup(props: OptionGroupProps) {
  const { group, countOf, error, under } = props
  const chosen = group.options.reduce((sum, option) => sum + countOf(option.id), 0)
  const full = group.max > 0 && chosen >= group.max
  const one = modeOf(group) === 'one'
  const Group = one && group.min > 0 ? ChoiceGroup : CheckGroup
  const enough = chosen >= group.min
  return (
    <div className={styles.group} data-group={group.id}>
      <Group
        legend={group.title}
        note={
          <>
            {groupText(group)}{' '}
            <Badge tone={group.min === 0 ? 'plain' : enough ? 'good' : 'accent'}>
              {t(group.min > 0 ? 'menu.required' : 'menu.optional')}
            </Badge>
          </>
        }
        error={error}
        chips={isAsChips(group)}
      >
        {group.options.map(option => (
          <div key={option.id}>
            <OptionRow {...props} option={option} full={full} one={one} />
            {countOf(option.id) > 0 && under?.(option.id)}
          </div>
        ))}
      </Group>
    </div>
  )
}

interface RowProps extends OptionGroupProps {
  option: OptionView
  full: boolean
  one: boolean
}

const OptionName = ({ option }: { option: OptionView }) => (
  <Row as="span" gap={10}>
    {option.dish?.picture && (
      <span className={styles.picture}>
        <DishPicture item={option.dish} drawn={40} />
      </span>
    )}
    <span>
      {option.name}
      {option.dish?.picture && <span className={styles.detail}>{noteUnder(option)}</span>}
    </span>
  </Row>
)

const noteUnder = (option: OptionView): string | undefined => option.shut ?? option.note

/** Second line of an option; beside a picture it is next to the name. */
const detailOf = (option: OptionView): string | undefined => (option.dish?.picture ? undefined : noteUnder(option))

const OptionRow = (props: RowProps) => (isCounted(props.group) ? <Counted {...props} /> : <Ticked {...props} />)

/** An option with a checkbox or radio button. */
function Ticked({ group, option, currency, whole, countOf, onSet, full, one }: RowProps) {
  const count = countOf(option.id)
  const Option = one && group.min > 0 ? Choice : Check
  const closed = count === 0 && (option.shut !== undefined || (!one && full))
  return (
    <Option
      checked={count > 0}
      disabled={closed}
      detail={detailOf(option)}
      end={priceText(option, currency, whole)}
      onChange={checked => onSet(option.id, checked ? 1 : 0, one ? 'one' : 'several')}
    >
      <OptionName option={option} />
    </Option>
  )
}

/** An option with a count. */
function Counted({ option, currency, whole, countOf, onSet, full }: RowProps) {
  const count = countOf(option.id)
  const end = priceText(option, currency, whole)
  const detail = detailOf(option)
  const most = full || option.shut ? count : option.max || undefined
  return (
    <div className={classNames(styles.counted, count > 0 && styles.chosen, option.shut && styles.shut)}>
      <span className={styles.words}>
        <OptionName option={option} />
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && (
        <Text as="span" figures>
          {end}
        </Text>
      )}
      {!(option.shut && count === 0) && (
        <Stepper
          name={option.name}
          value={count}
          max={most}
          onAdd={() => onSet(option.id, count + 1, 'several')}
          onTake={() => onSet(option.id, count - 1, 'several')}
        />
      )}
    </div>
  )
}
