import { Band } from '../Band.tsx';
import { Button } from '../Button.tsx';
import { focusOn } from '../focusPlaces.ts';
import { chooseLanguage, useLanguageQuestion } from '../../language/choice.ts';
import { useLanguage } from '../../language/language.ts';
import { type LanguageId, OFFERS } from '../../language/languages.ts';
import './languageOffer.css';
import { UnloadableLanguage } from './UnloadableLanguage.tsx';

/**
 * Offers the browser's language, once, to users who have not chosen a language. Either answer counts as a choice. Renders nothing
 * if there is no offer to make.
 */
export function LanguageOffer() {
  const { offer } = useLanguageQuestion();
  const { id } = useLanguage();
  if (offer === null) return null;
  const { question, yes, no } = OFFERS[offer];
  const answer = async (language: LanguageId): Promise<void> => {
    await chooseLanguage(language);
    // The offer is gone, and the focus returns to the page's heading.
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
