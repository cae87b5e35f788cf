import { REMARK_LENGTH, MAX_UTENSILS } from '@comanda/domain/order'
import { NotebookPen, Users, Utensils } from 'lucide-react'
import { listSeparator } from '@comanda/domain/money'
import { currentLocale, localize, showNumber, t } from '../../../platform/i18n/index.ts'
import { Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { TextArea } from '../../../ui/controls/text-input.tsx'
import type { OrderQuote } from '../api.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import styles from './create.module.css'

const MOST_PEOPLE = 99

interface PeopleProps {
  people: number
  table: OrderQuote['table'] | undefined
  onChange: (people: number) => void
}

/** Number of people at the table, at most its seats. S4 */
export const People = ({ people, table, onChange }: PeopleProps) => (
  <TitledPanel
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

/** Cutlery: the store's default, none, or a count. ORDER-7 */
export const Cutlery = ({ utensils, onChange }: CutleryProps) => (
  <TitledPanel icon={<Utensils />} title={t('order.cutlery')}>
    <ChoiceGroup legend={<span className="visuallyHidden">{t('order.cutlery')}</span>}>
      <Choice checked={utensils === -1} onChange={() => onChange(-1)}>
        {t('order.cutleryDefault')}
      </Choice>
      <Choice checked={utensils === 0} onChange={() => onChange(0)}>
        {t('order.cutleryNone')}
      </Choice>
      <Choice
        checked={utensils > 0}
        onChange={() => onChange(Math.max(1, utensils))}
        detail={utensils > 0 ? t('order.cutleryCount', { count: utensils }) : undefined}
      >
        {t('order.cutlerySome')}
      </Choice>
    </ChoiceGroup>
    {utensils > 0 && (
      <div className={styles.stepper}>
        <Stepper
          name={t('order.cutleryFor')}
          value={utensils}
          min={1}
          max={MAX_UTENSILS}
          text={showNumber(utensils)}
          onAdd={() => onChange(utensils + 1)}
          onTake={() => onChange(utensils - 1)}
        />
      </div>
    )}
  </TitledPanel>
)

interface RemarkProps {
  remark: string
  quick: OrderQuote['quickRemarks']
  onChange: (remark: string) => void
}

/** Note for the kitchen, with suggestions for frequent requests. */
export function Remark({ remark, quick, onChange }: RemarkProps) {
  const comma = listSeparator(currentLocale().id)
  const parts = remark.split(comma).filter(Boolean)
  const toggle = (text: string) => {
    const next = parts.includes(text) ? parts.filter(part => part !== text) : [...parts, text]
    onChange(next.join(comma).slice(0, REMARK_LENGTH))
  }
  return (
    <TitledPanel icon={<NotebookPen />} title={t('order.remark')}>
      {quick.length > 0 && (
        <Row gap={8} wrap align="stretch">
          {quick.map(localize).map(text => (
            <Chip key={text} pressed={parts.includes(text)} onPress={() => toggle(text)}>
              {text}
            </Chip>
          ))}
        </Row>
      )}
      <Field label={t('order.remark')} labelHidden optional>
        <TextArea
          counted
          rows={2}
          maxLength={REMARK_LENGTH}
          placeholder={t('order.remarkHint')}
          value={remark}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
    </TitledPanel>
  )
}
