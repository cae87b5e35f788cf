import styles from './brand-icon.module.css'

/** The brand's icon, as on a phone's home screen: the page names it. */
export const BrandIcon = () => (
  <img
    className={styles.icon}
    src={document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href}
    alt=""
    width="52"
    height="52"
  />
)
