import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import { type GiftFormProps, type GiftProgram, nameOf, newId } from './api.ts'
import { DesignPicture } from './design-picture.tsx'
import styles from './money.module.css'

type Design = GiftProgram['designs'][number]

interface DesignProps extends GiftFormProps {
  design: Design
  at: number
  onDesign: (design: Design) => void
  onRemove: () => void
}

function OneDesign({ program, shopId, facts, faultAt, design, at, onDesign, onRemove }: DesignProps) {
  const field = `program.designs[${at}]`
  return (
    <section className={styles.card}>
      <DesignPicture
        shopId={shopId}
        pictureHost={facts.pictureHost}
        designUrl={design.designUrl}
        error={faultAt(`${field}.designUrl`)}
        onPicture={designUrl => onDesign({ ...design, designUrl })}
      />
      <NamesField
        label={t('money.name')}
        error={faultAt(`${field}.name`)}
        languages={facts.languages}
        value={design.name}
        onChange={name => onDesign({ ...design, name })}
      />
      <Field label={t('money.occasion')} error={faultAt(`${field}.occasion`)}>
        <Select value={design.occasion} onChange={event => onDesign({ ...design, occasion: event.target.value })}>
          <option value="">{t('money.choose')}</option>
          {program.occasions.map(({ occasion, name }) => (
            <option key={occasion} value={occasion}>
              {nameOf(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Button size="small" kind="danger" className={styles.start ?? ''} onClick={onRemove}>
        {t('money.removeDesign')}
      </Button>
    </section>
  )
}

function Occasions({ program, facts, faultAt, onChange }: GiftFormProps) {
  const { occasions } = program
  const put = (next: GiftProgram['occasions']) => onChange({ ...program, occasions: next })
  return (
    <details className={styles.card}>
      <summary>{t('money.occasions')}</summary>
      {occasions.map((one, i) => (
        <div key={one.occasion} className={styles.giftRow}>
          <div className={styles.grow}>
            <NamesField
              label={t('money.occasion')}
              error={faultAt(`program.occasions[${i}].name`)}
              languages={facts.languages}
              value={one.name}
              onChange={name => put(occasions.with(i, { ...one, name }))}
            />
          </div>
          <Button size="small" kind="danger" onClick={() => put(occasions.toSpliced(i, 1))}>
            {t('money.remove')}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        kind="soft"
        className={styles.start ?? ''}
        onClick={() => put([...occasions, { occasion: newId('day'), name: {} }])}
      >
        {t('money.addOccasion')}
      </Button>
    </details>
  )
}

/** The pictures a card is given in, and the kinds of days they are for. CARD-5 */
export function GiftDesigns(props: GiftFormProps) {
  const { program, faultAt, onChange } = props
  const { designs, occasions } = program
  const put = (next: Design[]) => onChange({ ...program, designs: next })
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('money.designs')}</legend>
      <Fault>{faultAt('program.designs')}</Fault>
      <div className={styles.designs}>
        {designs.map((design, i) => (
          <OneDesign
            key={design.designId}
            {...props}
            design={design}
            at={i}
            onDesign={next => put(designs.with(i, next))}
            onRemove={() => put(designs.toSpliced(i, 1))}
          />
        ))}
      </div>
      <AddButton
        onAdd={() =>
          put([
            ...designs,
            { designId: newId('design'), name: {}, occasion: occasions[0]?.occasion ?? '', designUrl: '' },
          ])
        }
      >
        {t('money.addDesign')}
      </AddButton>
      <Occasions {...props} />
    </fieldset>
  )
}
