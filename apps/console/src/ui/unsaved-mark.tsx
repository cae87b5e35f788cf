import styles from './unsaved-mark.module.css'

/** A dot at what leads to something typed that is not saved; said to the ear by what it stands in. */
export const UnsavedMark = () => <span className={styles.mark} aria-hidden="true" />
