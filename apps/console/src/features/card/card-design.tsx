import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useBrandPicture } from '../../forms/brand-picture.ts'
import { nameOf } from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import forms from '../../forms/forms.module.css'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import styles from './card-design.module.css'
import type { CardProgram, CardValues } from './queries.ts'

const Fields = fieldsOf<CardValues>()

/** The two colours of a card and its picture, with the card as members see it. CARD-1 */
export function CardDesign({ shopId }: { shopId: number }) {
  const { value: name } = useFieldState<CardProgram['name']>('program.name')
  const { value: face, errorInside, change } = useFieldState<CardProgram['face']>('program.face')
  const sending = useBrandPicture(shopId, path => change({ ...face, picture: path }))
  const { picture, from, to } = face
  const background = picture === undefined ? `linear-gradient(135deg, ${from}, ${to})` : `url("${picture}")`
  return (
    <fieldset className={forms.card}>
      <legend className="visuallyHidden">{t('cards.design')}</legend>
      <h3>{t('cards.design')}</h3>
      <div className={styles.face} style={{ backgroundColor: from, backgroundImage: background }}>
        <strong>{nameOf(name)}</strong>
      </div>
      <Row wrap gap={12} align="end">
        <Fields.Text name="program.face.from" label={t('cards.from')} type="color" className={styles.color ?? ''} />
        <Fields.Text name="program.face.to" label={t('cards.to')} type="color" className={styles.color ?? ''} />
        <PictureInput busy={sending.isPending} onPicture={file => sending.mutate(file)}>
          {t(picture === undefined ? 'money.choosePicture' : 'money.otherPicture')}
        </PictureInput>
        {picture !== undefined && (
          <Button size="small" kind="plain" onClick={() => change({ from, to })}>
            {t('cards.noPicture')}
          </Button>
        )}
      </Row>
      <ErrorText>{sending.error?.message ?? errorInside}</ErrorText>
    </fieldset>
  )
}
