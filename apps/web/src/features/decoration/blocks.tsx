import type { ReactNode } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import { Headed } from './headed.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { BANNER_WIDTHS, DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import type { ComponentOf } from './api.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import styles from './decoration.module.css'
import { withKeys } from './with-keys.ts'

export const TextBlock = ({ title, text }: ComponentOf<'text'>) => (
  <Headed title={title}>
    <Text kind="quiet">{localize(text)}</Text>
  </Headed>
)

/** Its content as a link, if it leads somewhere. */
export const MaybeLink = ({
  to,
  className,
  children,
}: {
  to?: string | undefined
  className?: string | undefined
  children: ReactNode
}) =>
  to === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )

/** A picture in its own aspect ratio. */
export const PlainPicture = ({ picture, ratio, alt, link }: ComponentOf<'picture'>) => (
  <MaybeLink to={link} className={styles.plainPicture}>
    <Picture path={picture} widths={BANNER_WIDTHS} drawn={343} width={ratio * 10} height={1000} alt={localize(alt)} />
  </MaybeLink>
)

/** Row of wide cards. */
export const Cards = ({ title, cards }: ComponentOf<'cards'>) => (
  <Headed title={title}>
    <Row as="ul" align="stretch" className={styles.strip}>
      {withKeys(cards).map(({ entry: card, key }) => (
        <li key={key} className={styles.wideCard}>
          <MaybeLink to={card.link} className={styles.card}>
            <Picture
              path={card.picture}
              widths={BANNER_WIDTHS}
              drawn={264}
              width={750}
              height={420}
              className={styles.cardPicture}
            />
            <Stack as="span" gap={2} className={styles.cardWords}>
              <strong>{localize(card.title)}</strong>
              <Text as="span" kind="quiet">
                {localize(card.text)}
              </Text>
            </Stack>
          </MaybeLink>
        </li>
      ))}
    </Row>
  </Headed>
)

/** Dishes with links to stores that serve them. */
export const ProductList = ({ title, products }: ComponentOf<'productList'>) => (
  <Headed title={title}>
    <Row as="ul" align="stretch" className={styles.strip}>
      {withKeys(products).map(({ entry: product, key }) => (
        <li key={key} className={styles.product}>
          <Link to={product.link} className={styles.productLink}>
            <Picture
              path={product.picture}
              widths={DISH_WIDTHS}
              drawn={132}
              width={640}
              height={640}
              className={styles.productPicture}
            />
            <Text as="span" kind="strong" size={14} className={styles.productTitle}>
              {localize(product.title)}
            </Text>
          </Link>
        </li>
      ))}
    </Row>
  </Headed>
)
