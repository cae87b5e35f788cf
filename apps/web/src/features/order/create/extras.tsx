import { REMARK_LENGTH, MAX_UTENSILS } from '@comanda/domain/order'
import { NotebookPen, PencilLine, Users } from 'lucide-react'
import { useState } from 'react'
import { listSeparator } from '@comanda/domain/money'
import { currentLocale, localize, showNumber, t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Panel, TitledPanel } from '../../../ui/layout/panel.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextArea } from '../../../ui/controls/text-input.tsx'
import type { OrderQuote } from '../api.ts'
import { Fact } from './fact.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { cutleryText } from '../texts.ts'
import styles from './create.module.css'

const MOST_PEOPLE = 99

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
        max={table?.seats ?? MOST_PEOPLE}
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

/** Cutlery: none, the store's default, or a count. The stepper's first value is the default, before 1. ORDER-7 */
export const Cutlery = ({ utensils, onChange }: CutleryProps) => {
  const count = Math.max(0, utensils)
  return (
    <Panel>
      <div className={styles.cutlery}>
        <Switch
          checked={utensils !== 0}
          onChange={on => onChange(on ? -1 : 0)}
          detail={utensils === 0 && cutleryText(utensils)}
        >
          {t('order.cutlery')}
        </Switch>
        {utensils !== 0 && (
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
    </Panel>
  )
}

interface RemarkProps {
  remark: string
  quick: OrderQuote['quickRemarks']
  onChange: (remark: string) => void
}

/** Note for the kitchen: frequent requests as chips, and a field for own words once they are wanted. */
export function Remark({ remark, quick, onChange }: RemarkProps) {
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
    <TitledPanel icon={<NotebookPen />} title={t('order.remark')}>
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
    </TitledPanel>
  )
}
