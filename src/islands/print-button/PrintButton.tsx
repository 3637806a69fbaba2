import styles from './PrintButton.module.css';

type Props = {
  label: string;
  /** Shown instead if the script fails. */
  unavailable: string;
  isPlain?: boolean;
};

export default function PrintButton({ label, unavailable, isPlain = false }: Props) {
  return (
    <>
      <button
        type="button"
        className={`button ${isPlain ? 'button--plain' : ''} ${styles['print']}`}
        data-hold=""
        onClick={() => window.print()}
      >
        {label}
      </button>
      <span className={styles['unavailable']}>{unavailable}</span>
    </>
  );
}
