import { type ComponentOf, colorOf, Headed, Strip } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './product-list.module.css'

/** Dishes with links to stores that serve them. */
export const Renderer = ({ title, products }: ComponentOf<'productList'>) => (
  <Headed title={title}>
    <Strip entries={products} width={132} least={104}>
      {product => (
        <Link to={product.link} className={styles.productLink}>
          <Picture
            path={product.picture}
            color={colorOf(product.picture)}
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
      )}
    </Strip>
  </Headed>
)
