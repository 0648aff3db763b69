/** Reads a screen aloud with the voice of the browser, for those who look at the board and not at the phone. */
import { useEffect } from 'react'

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

export function useReadAloud(isOn: boolean, sentences: string, language: string): void {
  useEffect(() => {
    if (!isOn || !canSpeak()) return
    const saying = new SpeechSynthesisUtterance(sentences)
    saying.lang = language
    speechSynthesis.cancel()
    speechSynthesis.speak(saying)
    return () => speechSynthesis.cancel()
  }, [isOn, sentences, language])
}
