import { classNames } from '@comanda/web/ui/class-names.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** The accepted file types: `.xlsx,.csv`. */
  accept: string
  busy?: boolean
  /** Called with the file that is chosen or dropped. */
  onFile: (file: File) => void
  children: ReactNode
}

/** An area that takes a file: by drop, or chosen from this device. */
export function FileDrop({ accept, busy, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label
      className={classNames(styles.area, isOver && styles.over)}
      aria-busy={busy}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" size={24} />
      <span>{children}</span>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        disabled={busy}
        onChange={event => {
          const file = event.target.files?.[0]
          // Reset, so that the same file can be chosen again after it was corrected.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
