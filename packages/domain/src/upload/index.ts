export * from './sniff.ts'
export * from './sniff-video.ts'
