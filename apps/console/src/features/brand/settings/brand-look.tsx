import { type Shade, themeVariables } from '@comanda/domain/decoration'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { type CSSProperties, useState } from 'react'
import { useBrandPicture } from '../../../forms/brand-picture.ts'
import { useFieldState } from '../../../forms/state/field-state.ts'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import styles from './brand-settings.module.css'
import { coloursOfFile } from './logo-colours.ts'
import type { BrandForm } from './queries.ts'

const Fields = fieldsOf<BrandForm>()

/** `/uploads/1000/name.webp` as a logo is stored: a path at the picture host, without size and extension. */
const logoOf = (path: string): string => path.replace(/^\//, '').replace(/\.webp$/, '')

interface LogoProps {
  shopId: number
  pictureHost: string
  /** Called with the colours of a new logo. */
  onColours: (colours: string[]) => void
}

/** The logo, and another one from this device. */
function LogoField({ shopId, pictureHost, onColours }: LogoProps) {
  const { value: logo, error, change } = useFieldState<string>('logo')
  const sending = useBrandPicture(shopId, (path, file) => {
    change(logoOf(path))
    void coloursOfFile(file).then(onColours)
  })
  return (
    <div className={styles.logoRow}>
      {logo !== '' && (
        <img
          key={logo}
          className={styles.logo}
          src={`${pictureHost}/${logo}@320.webp`}
          alt={t('brand.logo')}
          width={96}
          height={96}
        />
      )}
      <div className={styles.logoWays}>
        <PictureInput busy={sending.isPending} onPicture={file => sending.mutate(file)}>
          {t(logo === '' ? 'brand.chooseLogo' : 'brand.otherLogo')}
        </PictureInput>
        {logo !== '' && (
          <Button size="small" kind="plain" onClick={() => change('')}>
            {t('brand.removeLogo')}
          </Button>
        )}
      </div>
      <ErrorText>{sending.error?.message ?? error}</ErrorText>
    </div>
  )
}

interface PreviewProps {
  shade: Shade
  primaryColor: string
  buttonCorner: BrandForm['buttonCorner']
  name: string
}

/** How the colours look to guests. Text keeps its contrast in every theme. DECO-2 */
function Preview({ shade, primaryColor, buttonCorner, name }: PreviewProps) {
  const { both, [shade]: colours } = themeVariables({ primaryColor, buttonCorner })
  return (
    <div className={styles.preview} style={{ ...both, ...colours } as CSSProperties} aria-hidden="true">
      <strong>{name}</strong>
      <Text as="span" kind="accent" weight={600}>
        {t('brand.previewText')}
      </Text>
      <span className={styles.previewButton}>{t('brand.previewButton')}</span>
    </div>
  )
}

/** Logo and colours; those of a new logo are proposed. SETUP-6 */
export function BrandLook({ shopId, pictureHost, name }: Pick<LogoProps, 'shopId' | 'pictureHost'> & { name: string }) {
  const [proposed, setProposed] = useState<string[]>([])
  const { value: primaryColor, change } = useFieldState<string>('primaryColor')
  const { value: buttonCorner } = useFieldState<BrandForm['buttonCorner']>('buttonCorner')
  const take = (colours: string[]) => {
    setProposed(colours)
    const [first] = colours
    if (first) change(first)
  }
  return (
    <>
      <LogoField shopId={shopId} pictureHost={pictureHost} onColours={take} />
      <div className={styles.pair}>
        <Fields.Text name="primaryColor" label={t('brand.colour')} hint={t('brand.colourHint')} type="color" />
        <Fields.Select
          name="buttonCorner"
          label={t('brand.corners')}
          options={[
            ['big', t('brand.corner.big')],
            ['middle', t('brand.corner.middle')],
            ['rightAngle', t('brand.corner.rightAngle')],
            ['capsule', t('brand.corner.capsule')],
          ]}
        />
      </div>
      {proposed.length > 0 && (
        <div className={styles.proposed} role="group" aria-label={t('brand.fromLogo')}>
          <span>{t('brand.fromLogo')}</span>
          {proposed.map(colour => (
            <button
              key={colour}
              type="button"
              className={styles.swatch}
              style={{ background: colour }}
              aria-label={t('brand.takeColour', { colour })}
              aria-pressed={colour === primaryColor}
              onClick={() => change(colour)}
            />
          ))}
        </div>
      )}
      <Grid columns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))">
        {(['light', 'dark'] as const).map(shade => (
          <Preview key={shade} shade={shade} primaryColor={primaryColor} buttonCorner={buttonCorner} name={name} />
        ))}
      </Grid>
    </>
  )
}
