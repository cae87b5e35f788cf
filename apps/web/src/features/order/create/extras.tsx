import { REMARK_LENGTH, MAX_UTENSILS } from '@comanda/domain/order'
import { NotebookPen, PencilLine, Users, Utensils } from 'lucide-react'
import { useState } from 'react'
import { listSeparator } from '@comanda/domain/money'
import { currentLocale, localize, showNumber, t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextArea } from '../../../ui/controls/text-input.tsx'
import type { OrderQuote } from '../api.ts'
import { Fact } from './fact.tsx'
import type { OrderFormProps } from './form-props.ts'
import { FoldedRow } from './folded-row.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { cutleryText } from '../texts.ts'
import styles from './create.module.css'

const MAX_PEOPLE = 99

interface PeopleProps {
  people: number
  table: OrderQuote['table'] | undefined
  onChange: (people: number) => void
}

/** Number of people at the table, at most its seats. S4 */
export const People = ({ people, table, onChange }: PeopleProps) => (
  <Fact
    icon={<Users />}
    title={t('order.people')}
    end={
      <Stepper
        name={t('order.people')}
        value={people}
        min={1}
        max={table?.seats ?? MAX_PEOPLE}
        onAdd={() => onChange(people + 1)}
        onTake={() => onChange(people - 1)}
      />
    }
  />
)

interface CutleryProps {
  utensils: number
  onChange: (utensils: number) => void
}

/**
 * Cutlery: none, the store's default, or a count. The stepper opens from the default, which is its first value, before 1.
 * ORDER-7
 */
function Cutlery({ utensils, onChange }: CutleryProps) {
  const [counting, setCounting] = useState(utensils > 0)
  const count = Math.max(0, utensils)
  return (
    <div className={styles.cutlery}>
      <Utensils aria-hidden="true" className={styles.slimIcon} />
      <Switch checked={utensils !== 0} onChange={on => onChange(on ? -1 : 0)}>
        {t('order.cutlery')}
      </Switch>
      {utensils === 0 && (
        <Text as="span" kind="hint">
          {cutleryText(utensils)}
        </Text>
      )}
      {utensils !== 0 && !counting && (
        <button
          type="button"
          className={styles.change}
          aria-label={`${t('order.cutleryStandard')}, ${t('ui.quantityOf', { name: t('order.cutleryFor') })}`}
          onClick={() => setCounting(true)}
        >
          {t('order.cutleryStandard')}
        </button>
      )}
      {utensils !== 0 && counting && (
        <Stepper
          name={t('order.cutleryFor')}
          value={count + 1}
          min={1}
          max={MAX_UTENSILS + 1}
          text={count === 0 ? t('order.cutleryStandard') : showNumber(count)}
          onAdd={() => onChange(count + 1)}
          onTake={() => onChange(count > 1 ? count - 1 : -1)}
        />
      )}
    </div>
  )
}

interface RemarkProps {
  remark: string
  quick: OrderQuote['quickRemarks']
  onChange: (remark: string) => void
}

/** Note for the kitchen, folded until there is one: frequent requests as chips, and a field for own words. */
function Remark({ remark, quick, onChange }: RemarkProps) {
  const [isOpen] = useState(remark !== '')
  const [writing, setWriting] = useState(false)
  const comma = listSeparator(currentLocale().id)
  const parts = remark.split(comma).filter(Boolean)
  const requests = quick.map(localize)
  const hasField = writing || requests.length === 0 || parts.some(part => !requests.includes(part))
  const toggle = (text: string) => {
    const next = parts.includes(text) ? parts.filter(part => part !== text) : [...parts, text]
    onChange(next.join(comma).slice(0, REMARK_LENGTH))
  }
  return (
    <FoldedRow icon={<NotebookPen />} title={t('order.remark')} open={isOpen}>
      <Stack gap={12}>
        {requests.length > 0 && (
          <Row gap={8} wrap align="stretch">
            {requests.map(text => (
              <Chip key={text} pressed={parts.includes(text)} onPress={() => toggle(text)}>
                {text}
              </Chip>
            ))}
            {!hasField && (
              <Button kind="plain" size="small" icon={<PencilLine />} onClick={() => setWriting(true)}>
                {t('order.writeNote')}
              </Button>
            )}
          </Row>
        )}
        {hasField && (
          <Field label={t('order.remark')} labelHidden optional>
            <TextArea
              counted
              rows={2}
              autoFocus={writing}
              maxLength={REMARK_LENGTH}
              placeholder={t('order.remarkHint')}
              value={remark}
              onChange={event => onChange(event.target.value)}
            />
          </Field>
        )}
      </Stack>
    </FoldedRow>
  )
}

interface ExtrasProps extends Pick<OrderFormProps, 'draft' | 'change' | 'orderType'> {
  quick: OrderQuote['quickRemarks']
}

/** Rows for what goes with the dishes: cutlery, unless they are eaten here, and a note. */
export const Extras = ({ draft, change, orderType, quick }: ExtrasProps) => (
  <>
    {orderType !== 1100 && <Cutlery utensils={draft.utensils} onChange={utensils => change({ utensils })} />}
    <Remark remark={draft.remark} quick={quick} onChange={remark => change({ remark })} />
  </>
)
