import { upload } from '@comanda/contract/upload'
import { useMutation } from '@tanstack/react-query'
import { pictureToSend } from '../platform/picture-file.ts'
import { send } from '../platform/send.ts'

/** Sends a picture of the brand, made smaller where it is too large to send. What is wrong with a file is its error. CARD-5, X5 */
export const useBrandPicture = (shopId: number, onSent: (path: string, file: File) => void) =>
  useMutation({
    mutationFn: async (file: File) => send(upload.brandFile, { shopId }, await pictureToSend(file)),
    onSuccess: ({ path }, file) => onSent(path, file),
  })
