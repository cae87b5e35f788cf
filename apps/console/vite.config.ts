import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: { target: ['chrome107', 'safari16'], manifest: true, assetsInlineLimit: 0 },
})
