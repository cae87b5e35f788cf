import { t } from '@comanda/web/i18n'
import type { ComponentProps } from 'react'
import { SelectField } from './simple-fields.tsx'

/** The offered shapes: width by height, in hundredths. */
const shapes = { banner: 250, wide: 178, photo: 133, square: 100, portrait: 75, story: 56 } as const

type RatioFieldProps = Omit<ComponentProps<typeof SelectField<number>>, 'options' | 'none'>

/** The shape of a picture by name; another one stays, and is shown by its number. */
export const RatioField = (props: RatioFieldProps) => (
  <SelectField
    {...props}
    options={Object.entries(shapes).map(([shape, ratio]) => [ratio, t(`decor.shape.${shape as keyof typeof shapes}`)])}
  />
)
