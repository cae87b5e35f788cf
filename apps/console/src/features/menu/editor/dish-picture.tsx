import { upload } from '@comanda/contract/upload'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { useFieldState } from '../../../forms/state/field-state.ts'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { send } from '../../../platform/send.ts'
import styles from './editor.module.css'
import { pictureFaultText, readableFault } from '../../../platform/picture-file.ts'
import type { EditorProps } from './queries.ts'
import { Section } from './section.tsx'

const CropSheet = lazyPart(async () => (await import('../../../forms/crop-sheet.tsx')).CropSheet)

const fileIn = ({ files }: DataTransfer): File | undefined => files[0]

/** The selected picture file, and its error if it cannot be cropped. */
function usePictureFile() {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const take = async (next: File | undefined) => {
    if (!next) return
    const problem = await readableFault(next)
    setFault(problem ? pictureFaultText(problem, next) : '')
    if (!problem) setFile(next)
  }
  return { file, fault, take, close: () => setFile(undefined) }
}

interface DropAreaProps {
  describedBy: string | undefined
  onFile: (file: File | undefined) => void
  children: ReactNode
}

/** Takes a picture that is dropped, or pasted anywhere in the part. */
function DropArea({ describedBy, onFile, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const [area, setArea] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData && fileIn(event.clipboardData)
      if (area?.offsetParent && pasted) onFile(pasted)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [area, onFile])
  return (
    <div
      ref={setArea}
      className={styles.picture}
      data-over={over}
      role="group"
      aria-label={t('menuEdit.section.picture')}
      aria-describedby={describedBy}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onFile(fileIn(event.dataTransfer))
      }}
    >
      {children}
    </div>
  )
}

/** The picture of a dish: chosen, taken, dropped or pasted, cut to the shape that guests see, and kept in the sizes phones load. */
export function DishPicture({ shopId, draft }: EditorProps) {
  const errorId = useId()
  const { value: picture, error: fieldError, change } = useFieldState<string | undefined>('dish.picture')
  const { file, fault, take, close } = usePictureFile()
  const sending = useMutation({
    mutationFn: (cut: File) => send(upload.dishFile, { shopId }, cut),
    onSuccess({ path }) {
      change(path)
      close()
    },
  })
  const error = fault || sending.error?.message || fieldError
  return (
    <Section title={t('menuEdit.section.picture')} open={picture !== undefined}>
      <DropArea describedBy={error ? errorId : undefined} onFile={next => void take(next)}>
        {picture && (
          <img
            key={picture}
            src={`${draft.pictureHost}/${picture}@320.webp`}
            alt=""
            width={320}
            height={240}
            loading="lazy"
          />
        )}
        <Text kind="quiet">{t('menuEdit.pictureHint')}</Text>
        <Row wrap gap={8}>
          <PictureInput busy={sending.isPending} onPicture={next => void take(next)}>
            {t(picture ? 'menuEdit.pictureOther' : 'menuEdit.pictureNew')}
          </PictureInput>
          {picture && (
            <Button size="small" kind="plain" onClick={() => change(undefined)}>
              {t('menuEdit.pictureRemove')}
            </Button>
          )}
        </Row>
        <ErrorText id={errorId}>{error}</ErrorText>
      </DropArea>
      {file && (
        <Suspense>
          <CropSheet file={file} busy={sending.isPending} onClose={close} onCut={cut => sending.mutate(cut)} />
        </Suspense>
      )}
    </Section>
  )
}
