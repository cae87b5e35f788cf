import { type ComponentOf, Headed, MaybeLink, withKeys, colorOf } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Grid } from '../../ui/layout/layout.tsx'
import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './image-grid.module.css'

/** Square pictures in columns. */
export const ImageGrid = ({ title, columns, pictures }: ComponentOf<'imageGrid'>) => (
  <Headed title={title}>
    <Grid as="ul" gap={10} columns={Number(columns)}>
      {withKeys(pictures).map(({ entry: { picture, alt, link }, key }) => (
        <li key={key}>
          <MaybeLink to={link} className={styles.square}>
            <Picture
              path={picture}
              color={colorOf(picture)}
              widths={DISH_WIDTHS}
              drawn={165}
              width={640}
              height={640}
              alt={localize(alt)}
            />
          </MaybeLink>
        </li>
      ))}
    </Grid>
  </Headed>
)
