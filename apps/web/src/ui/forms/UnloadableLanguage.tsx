import { Complaint } from '../Complaint.tsx';
import { useLanguageQuestion } from '../../language/choice.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { OWN_NAMES } from '../../language/languages.ts';
import './unloadableLanguage.css';

/** Says that the most recently chosen language could not be loaded. Renders nothing if it has been loaded. */
export function UnloadableLanguage() {
  const { unloadable } = useLanguageQuestion();
  const { id } = useLanguage();
  const say = useSay();
  if (unloadable === null) return null;
  return (
    <Complaint className="unloadable-language" lang={id}>
      {say('forms.language-unloadable', { language: OWN_NAMES[unloadable] })}
    </Complaint>
  );
}
