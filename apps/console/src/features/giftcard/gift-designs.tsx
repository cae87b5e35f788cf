import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Grid, Row } from '@comanda/web/ui/layout/layout.tsx'
import { useId } from 'react'
import { useBrandPicture } from '../../forms/brand-picture.ts'
import { type BrandProps, nameOf } from '../../forms/brand-settings.ts'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import forms from '../../forms/forms.module.css'
import { AddButton, ErrorText, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { GiftCards, GiftProgram } from './queries.ts'
import styles from './gift-designs.module.css'

const Fields = fieldsOf<GiftCards>()

type Occasion = GiftProgram['occasions'][number]

interface PictureProps {
  shopId: number
  pictureHost: string
  name: string
}

/** An uploaded picture as it is; one of a picture host in the size for this screen. */
const sourceOf = (host: string, designUrl: string): string =>
  designUrl.startsWith('/') ? designUrl : `${host}/${designUrl}@320.webp`

/** The picture of a design, and another one from this device. CARD-5, X5 */
function PictureField({ shopId, pictureHost, name }: PictureProps) {
  const errorId = useId()
  const { value: designUrl, error: fieldError, change } = useFieldState<string>(name)
  const sending = useBrandPicture(shopId, path => change(path))
  const error = sending.error?.message ?? fieldError
  return (
    <>
      {designUrl !== '' && (
        <img
          key={designUrl}
          src={sourceOf(pictureHost, designUrl)}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <div className={forms.start} aria-describedby={error ? errorId : undefined}>
        <PictureInput busy={sending.isPending} onPicture={file => sending.mutate(file)}>
          {t(designUrl === '' ? 'money.choosePicture' : 'money.otherPicture')}
        </PictureInput>
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </>
  )
}

interface DesignProps extends BrandProps {
  at: number
  occasions: readonly Occasion[]
  onRemove: () => void
}

const DesignFields = ({ shopId, facts, at, occasions, onRemove }: DesignProps) => (
  <section className={forms.card}>
    <PictureField shopId={shopId} pictureHost={facts.pictureHost} name={`program.designs.${at}.designUrl`} />
    <Fields.Words name={`program.designs.${at}.name`} label={t('money.name')} />
    <Fields.Select
      name={`program.designs.${at}.occasion`}
      label={t('money.occasion')}
      none={t('money.choose')}
      options={occasions.map(({ occasion, name }) => [occasion, nameOf(name)] as const)}
    />
    <RemoveButton onRemove={onRemove}>{t('money.removeDesign')}</RemoveButton>
  </section>
)

function Occasions() {
  const { entries, add, remove } = useListField<Occasion>('program.occasions')
  return (
    <details className={forms.card}>
      <summary>{t('money.occasions')}</summary>
      {entries.map(({ occasion }, at) => (
        <Row key={occasion} wrap gap={12} rowGap={8} align="end">
          <div className={forms.grow}>
            <Fields.Words name={`program.occasions.${at}.name`} label={t('money.occasion')} />
          </div>
          <RemoveButton onRemove={() => remove(at)}>{t('money.remove')}</RemoveButton>
        </Row>
      ))}
      <Button
        size="small"
        kind="soft"
        className={forms.start ?? ''}
        onClick={() => add({ occasion: newId('day'), name: {} })}
      >
        {t('money.addOccasion')}
      </Button>
    </details>
  )
}

/** The pictures a card is given in, and the occasions they are for. CARD-5 */
export function GiftDesigns(props: BrandProps) {
  const { entries: designs, add, remove } = useListField<GiftProgram['designs'][number]>('program.designs')
  const { value: occasions } = useFieldState<Occasion[]>('program.occasions')
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{t('money.designs')}</legend>
      <Fields.Error name="program.designs" />
      <Grid least={280}>
        {designs.map(({ designId }, at) => (
          <DesignFields key={designId} {...props} at={at} occasions={occasions} onRemove={() => remove(at)} />
        ))}
      </Grid>
      <AddButton
        onAdd={() =>
          add({ designId: newId('design'), name: {}, occasion: occasions[0]?.occasion ?? '', designUrl: '' })
        }
      >
        {t('money.addDesign')}
      </AddButton>
      <Occasions />
    </fieldset>
  )
}
