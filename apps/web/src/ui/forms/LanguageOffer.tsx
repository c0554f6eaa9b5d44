import { Band } from '../Band.tsx';
import { Button } from '../Button.tsx';
import { focusOn } from '../focusPlaces.ts';
import { chooseLanguage, useLanguageQuestion } from '../../language/choice.ts';
import { useLanguage } from '../../language/language.ts';
import { type LanguageId, OFFERS } from '../../language/languages.ts';
import './languageOffer.css';
import { UnloadableLanguage } from './UnloadableLanguage.tsx';

/** An offer of the browser's language to users who have chosen none, once: either answer is a choice. Renders nothing otherwise. */
export function LanguageOffer() {
  const { offer } = useLanguageQuestion();
  const { id } = useLanguage();
  if (offer === null) return null;
  const { question, yes, no } = OFFERS[offer];
  const answer = async (language: LanguageId): Promise<void> => {
    await chooseLanguage(language);
    // The offer is gone, and the page starts again with its heading.
    if (useLanguageQuestion.getState().offer === null) focusOn('heading');
  };
  return (
    <div className="language-offer" lang={offer}>
      <Band
        icon="chat"
        headline={question}
        action={
          <>
            <Button variant="go" onClick={() => void answer(offer)}>
              {yes}
            </Button>
            <Button onClick={() => void answer(id)}>{no}</Button>
          </>
        }
      />
      <UnloadableLanguage />
    </div>
  );
}
